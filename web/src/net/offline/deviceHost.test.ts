import { expect, test, vi } from 'vitest'
import { Refusal } from '../Refusal'
import { DeviceHost, type News } from './deviceHost'
import type { Version, FromWorker, ToWorker } from './words'

const VERSION: Version = { name: 'v', play: '', study: '', python: '', files: [], rulesets: ['orchard-1'], bytes: 0 }
const MATCH = 'off0abcdefgh'

/** A worker that starts at once and answers nothing by itself. */
class FakeWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null = null
  onerror = null
  heard: ToWorker[] = []
  terminate = vi.fn()
  postMessage(message: ToWorker): void {
    this.heard.push(message)
    if (message.t === 'start') queueMicrotask(() => this.tell({ t: 'ready' }))
  }
  tell(data: FromWorker): void {
    this.onmessage?.({ data })
  }
}

function host(): { device: DeviceHost; workers: FakeWorker[]; news: () => News } {
  const workers: FakeWorker[] = []
  const device = new DeviceHost(
    () => workers[workers.push(new FakeWorker()) - 1] as unknown as Worker,
    () => Promise.resolve(VERSION),
  )
  let last!: News
  device.listen((next) => (last = next))
  return { device, workers, news: () => last }
}

async function heard(workers: FakeWorker[], nth: number, t: ToWorker['t']): Promise<void> {
  await vi.waitFor(() => expect(workers[nth]?.heard.map((message) => message.t)).toContain(t))
}

test('a search is interrupted: its worker ends, and another opens the match again', async () => {
  const { device, workers, news } = host()
  const link = vi.fn()
  device.connect(MATCH, null, { message: vi.fn(), link, probe: vi.fn() } as never)
  await heard(workers, 0, 'open')
  const hint = device.call('POST', `/api/matches/${MATCH}/hint`, {})
  await heard(workers, 0, 'call')
  expect(news().isWorking).toBe(true)
  device.interrupt()
  await expect(hint).rejects.toEqual(new Refusal(0, 'stopped'))
  expect(news().isWorking).toBe(false)
  expect(workers[0]!.terminate).toHaveBeenCalled()
  await heard(workers, 1, 'open')
  expect(link).toHaveBeenCalledWith('lost')
})

test('without storage a search goes on: its worker has the only copy', async () => {
  const { device, workers, news } = host()
  await device.start()
  workers[0]!.tell({ t: 'kept', isKept: false })
  expect(news().isKept).toBe(false)
  device.interrupt()
  expect(workers[0]!.terminate).not.toHaveBeenCalled()
})

test('other calls than searches are no work', async () => {
  const { device, workers, news } = host()
  void device.call('GET', `/api/matches/${MATCH}/replay`)
  await heard(workers, 0, 'call')
  expect(news().isWorking).toBe(false)
})

test('why a match is closed, and that the storage was cleared, is known to the page', async () => {
  const { device, workers, news } = host()
  device.connect(MATCH, null, { message: vi.fn(), link: vi.fn(), probe: vi.fn() } as never)
  await heard(workers, 0, 'open')
  const { viewer } = workers[0]!.heard.find((message) => message.t === 'open')!
  workers[0]!.tell({ t: 'link', viewer, link: 'closed', code: 'newer-version' })
  expect(device.whyClosed(MATCH)).toBe('newer-version')
  expect(device.whyClosed('off0other')).toBeNull()
  workers[0]!.tell({ t: 'cleared' })
  expect(news().isCleared).toBe(true)
})

test('a level that this device has no time for stays known', async () => {
  const { device, workers, news } = host()
  await device.start()
  workers[0]!.tell({ t: 'hurried', level: 'grove master' })
  workers[0]!.tell({ t: 'hurried', level: 'grove master' })
  expect(news().hurried).toEqual(['grove master'])
  expect(host().news().hurried).toEqual(['grove master'])
})
