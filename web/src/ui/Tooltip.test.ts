import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Tooltip from './Tooltip.svelte'

let card: HTMLElement
let icon: HTMLElement

function point(type: string, at: Element, pointerType: string, clientX = 0): void {
  at.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, clientX }))
}

function tooltipText(): string {
  return document.querySelector('[popover]')!.textContent
}

beforeEach(() => {
  vi.useFakeTimers()
  HTMLElement.prototype.showPopover = vi.fn()
  HTMLElement.prototype.hidePopover = vi.fn()
  document.body.innerHTML = '<p data-about="What it is"><i></i></p><button title="Undo"></button>'
  card = document.querySelector('i')!
  icon = document.querySelector('button')!
  render(Tooltip)
})

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.useRealTimers()
})

test('a mouse that rests is told what lies there, until it leaves', () => {
  point('pointermove', card, 'mouse')
  vi.advanceTimersByTime(300)
  expect(tooltipText()).toBe('')
  vi.advanceTimersByTime(200)
  expect(tooltipText()).toBe('What it is')
  point('pointermove', document.body, 'mouse')
  expect(HTMLElement.prototype.hidePopover).toHaveBeenCalledOnce()
})

test('a finger that is held asks, and does nothing else', () => {
  const clicked = vi.fn()
  icon.addEventListener('click', clicked)
  point('pointerdown', icon, 'touch')
  vi.advanceTimersByTime(600)
  expect(tooltipText()).toBe('Undo')
  point('pointerup', icon, 'touch')
  icon.click()
  expect(clicked).not.toHaveBeenCalled()
  point('pointerdown', icon, 'touch')
  point('pointerup', icon, 'touch')
  icon.click()
  expect(clicked).toHaveBeenCalledOnce()
})

test('a finger that moves is dragging', () => {
  point('pointerdown', card, 'touch')
  point('pointermove', card, 'touch', 20)
  vi.advanceTimersByTime(600)
  expect(tooltipText()).toBe('')
})
