import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '@/test/render-screen'
import { recordOf } from '../testing'
import { PendingBanner } from './PendingBanner'

const handlers = { onContinue: vi.fn(), onDiscard: vi.fn(), onOther: vi.fn() }
beforeEach(() => Object.values(handlers).forEach((handler) => handler.mockReset()))

test.each([
  [null, 'Unfinished review', 'Continue review', 'onContinue'],
  ['This PDF contains only images, or is blank.', 'Unreadable file', 'Choose another file', 'onOther'],
] as const)('with the reading error %j it is "%s", and its main button is "%s"', async (readError, label, main, called) => {
  const { user } = renderScreen(<PendingBanner record={{ ...recordOf({ originalName: 'scan.pdf' }), readError }} {...handlers} />)
  const banner = screen.getByRole('region', { name: label })
  expect(banner).toHaveTextContent('scan.pdf')
  expect(banner.textContent?.includes(`Could not be read. ${readError}`)).toBe(readError !== null)
  const [quiet, primary] = screen.getAllByRole('button')
  expect(quiet).toHaveTextContent('Discard')
  expect(primary).toHaveTextContent(main)
  expect(primary).toHaveClass('bg-primary')
  await user.click(primary!)
  expect(handlers[called]).toHaveBeenCalledOnce()
  await user.click(quiet!)
  expect(handlers.onDiscard).toHaveBeenCalledOnce()
})
