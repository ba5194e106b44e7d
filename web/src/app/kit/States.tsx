import toast from 'react-hot-toast/headless'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Progress } from '@/ui/Progress'
import { ScoreRing } from '@/ui/ScoreRing'
import { Skeleton } from '@/ui/Skeleton'
import { StarRating } from '@/ui/StarRating'

export const States = () => (
  <div className="grid gap-6 md:grid-cols-2">
    <Card><EmptyState title="No resumes uploaded yet" hint="Upload a file to begin." action={<Button>Upload Resume</Button>} /></Card>
    <Card><ErrorState title="Error Loading Jobs" message="Something went wrong" onRetry={() => toast.error('Failed to load jobs')} /></Card>
    <Card className="grid content-start gap-5 p-6">
      <Skeleton className="w-1/2" />
      <Skeleton className="w-3/4" />
      <Progress label="Uploading resume.pdf" value={0.62} />
      <Progress label="Reading your resume" />
    </Card>
    <Card className="grid content-start gap-5 p-6">
      <div className="flex flex-wrap gap-6">{[96, 84, 58, null].map((value) => <ScoreRing key={value} value={value} />)}</div>
      <div className="grid gap-2">{[5, 3.5, 0].map((value) => <StarRating key={value} value={value} />)}</div>
    </Card>
  </div>
)
