import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { previewScore } from '../api/calls'
import type { SavedContent } from '../model'

/** How long typing must rest before the score is asked for, in milliseconds. */
const SCORE_REST = 700

function useRested(text: string | null): string | null {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => setRested(text), SCORE_REST)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** The score of what is typed, in its design. While it breaks a rule, and until the new score is there, the last one stays. */
export function useLiveScore(id: string, content: SavedContent, valid: boolean) {
  const rested = useRested(valid ? JSON.stringify(content) : null)
  return useQuery({
    queryKey: ['editor', id, 'score', rested],
    queryFn: ({ signal }) => previewScore(id, JSON.parse(rested!) as SavedContent, signal),
    enabled: rested !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
  })
}
