import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import DemoNotice from './DemoNotice.svelte'

afterEach(() => void vi.useRealTimers())

test('it says when everything is deleted, and leads to the finished matches', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 14, 20), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const end = new Date(Date.UTC(2026, 10, 28, 15)).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit' })
  render(DemoNotice, { matches: 'orchard:4xkx grove:bwhk' })
  await vi.waitFor(() => screen.getByRole('complementary'))
  expect(screen.getByRole('complementary').textContent).toContain(end)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/m/4xkx', '/m/bwhk'])
})
