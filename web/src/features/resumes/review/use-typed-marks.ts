import { useEffect, useState } from 'react'
import { get, type UseFormReturn } from 'react-hook-form'
import { checkTyped } from '../api/marks'
import { formPath, toParsed, type ReviewForm } from './form-model'
import type { TypedMark } from './open-questions'

/** How long typing must rest before it is looked at, in milliseconds. */
const REST = 900

/** What cannot be right in what was typed, by its field in react-hook-form's spelling. It comes when typing rests; a call that fails says nothing. */
export function useTypedMarks({ subscribe, getValues }: UseFormReturn<ReviewForm>): ReadonlyMap<string, TypedMark> {
  const [marks, setMarks] = useState<ReadonlyMap<string, TypedMark>>(new Map())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let call = new AbortController()
    const look = async () => {
      call = new AbortController()
      const form = getValues()
      const found = await checkTyped(toParsed(form), call.signal).catch(() => [])
      setMarks(new Map(found.map(({ path, reason }) => [formPath(path), { value: String(get(form, formPath(path), '')), reason }])))
    }
    const stop = () => {
      clearTimeout(timer)
      call.abort()
    }
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        stop()
        timer = setTimeout(() => void look(), REST)
      },
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [subscribe, getValues])
  return marks
}
