import type { Invitation, JobReport, LogEntry, Message, OperatorAccount, ServerStatus, Subscriber } from './model'

/** An account with the few fields that the case is about. */
export const accountOf = (over: Partial<OperatorAccount> = {}): OperatorAccount => ({
  id: 'a1', name: 'Ada Brandt', email: 'ada@example.org', plan: 'free', planUntil: null, createdAt: '2026-01-05T12:00:00Z', lastUsedAt: null, storedBytes: 0,
  emailConfirmed: true, secondFactor: false, operator: false, disabledAt: null, deletionAt: null, ...over,
})

export const invitationOf = (over: Partial<Invitation> = {}): Invitation => ({ id: 'i1', email: 'new@example.org', expiresAt: '2031-05-17T12:00:00Z', ...over })

export const messageOf = (over: Partial<Message> = {}): Message => ({ id: 'm1', sentAt: '2026-01-05T12:00:00Z', name: 'Nils', email: 'nils@example.org', subject: 'billing', message: 'First line\nSecond line', ...over })

export const subscriberOf = (over: Partial<Subscriber> = {}): Subscriber => ({ list: 'early_access', email: 'eva@example.org', createdAt: '2026-01-05T12:00:00Z', ...over })

export const reportOf = (over: Partial<JobReport> = {}): JobReport => ({ jobId: 'j 1', title: 'Nurse', company: 'Harbour Clinic', reason: 'scam', note: 'Asks for money', reportedAt: '2026-01-05T12:00:00Z', reportedBy: 'nils@example.org', ...over })

export const statusOf = (over: Partial<ServerStatus> = {}): ServerStatus => ({
  version: '2.4.0', requestsRunning: 1204, connectionsOpen: 31, uploadsBeingStored: 2, database: true, files: true, queues: [{ name: 'resume-files', running: 2, waiting: 7, places: 4 }], ...over,
})

export const entryOf = (over: Partial<LogEntry> = {}): LogEntry => ({ id: 'e1', at: '2026-01-05T12:00:00Z', operator: 'mara@example.org', action: 'plan', subject: 'ada@example.org', detail: 'pro', ...over })
