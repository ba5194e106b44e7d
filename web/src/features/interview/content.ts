import data from '@content/interview.toml'
import bank from '@content/interview-questions.toml'
import type { Question } from './practice/choose'

interface InterviewCopy {
  title: string
  tagline: string
  lead: string
  closing: string
  feature: { icon: 'practice' | 'analytics' | 'coaching'; title: string; description: string }[]
}

/** Copy of the page. */
export const copy = data as InterviewCopy

/** All questions to practice with. */
export const questions = (bank as { question: Question[] }).question
