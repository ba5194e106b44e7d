import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/Button'
import { cn } from '@/lib/cn'

/** How long an answer should take at most, in seconds. */
const SUGGESTED = 120

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** A clock for one answer. */
export function Timer() {
  const [seconds, setSeconds] = useState(0)
  const [running, setRunning] = useState(false)
  useEffect(() => {
    if (!running) return undefined
    const ticking = setInterval(() => setSeconds((passed) => passed + 1), 1000)
    return () => clearInterval(ticking)
  }, [running])
  const over = seconds > SUGGESTED
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span role="timer" className={cn('min-w-14 font-display text-head font-bold tabular-nums', over && 'text-warning')}>{minutes(seconds)}</span>
      <Button size="sm" variant="outline" onClick={() => setRunning(!running)}>{running ? <Pause className="size-4" aria-hidden /> : <Play className="size-4" aria-hidden />}{running ? 'Pause' : seconds > 0 ? 'Go on' : 'Start the clock'}</Button>
      {seconds > 0 && !running && <Button size="sm" variant="ghost" onClick={() => setSeconds(0)}><RotateCcw className="size-4" aria-hidden />Reset</Button>}
      <span className="text-sm text-muted">{over ? 'Over 2 minutes: look for your main point.' : 'Aim for 1 to 2 minutes.'}</span>
    </div>
  )
}
