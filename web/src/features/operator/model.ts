import type { Schemas } from '@/api/client'

/** An account as operators see it. */
export type OperatorAccount = Schemas['OperatorAccount']
export type AccountPage = Schemas['OperatorAccounts']

/** What an account may use. */
export type Plan = Schemas['GrantedPlan']
export type PlanGrant = Schemas['PlanGrant']

/** An invitation that nobody has taken up. */
export type Invitation = Schemas['Invitation']

/** A new invitation; its link is shown this once. */
export type MadeInvitation = Schemas['MadeInvitation']

/** An address in a list. */
export type Subscriber = Schemas['ListedSubscriber']
export type SubscriberPage = Schemas['SubscriberPage']

/** A message of the contact form. */
export type Message = Schemas['ListedMessage']
export type MessagePage = Schemas['MessagePage']

/** What a user says is wrong with a job. */
export type JobReport = Schemas['ListedReport']
export type ReportPage = Schemas['ReportPage']

export type ServerStatus = Schemas['ServerStatus']
export type Queue = Schemas['QueueState']

/** Something that an operator did. */
export type LogEntry = Schemas['OperatorLogEntry']
export type LogPage = Schemas['OperatorLogPage']
