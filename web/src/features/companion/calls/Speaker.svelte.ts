/** Speaks sentences in the reader's language, where the browser has a voice for it. */
import { language, locale } from '../../../i18n/fluent'
import { store, storedText } from '../../../ui/storage'

const KEY = 'mazzo-caller-speaks'

export class Speaker {
  isOn = $state(storedText(KEY) !== 'off')
  private voices = $state.raw<SpeechSynthesisVoice[]>([])
  private readonly speech = 'speechSynthesis' in window ? speechSynthesis : null
  private readonly read = () => (this.voices = this.speech?.getVoices() ?? [])

  /** Called when the page opens; returns what to call when it closes. Browsers find their voices late. */
  open(): () => void {
    this.read()
    this.speech?.addEventListener('voiceschanged', this.read)
    return () => {
      this.speech?.removeEventListener('voiceschanged', this.read)
      this.speech?.cancel()
    }
  }

  get canSpeak(): boolean {
    return this.voices.some(({ lang }) => lang.toLowerCase().startsWith(language()))
  }

  toggle(): void {
    this.isOn = !this.isOn
    store(KEY, this.isOn ? null : 'off')
    if (!this.isOn) this.speech?.cancel()
  }

  say(text: string): void {
    if (!this.isOn || !this.canSpeak || !this.speech) return
    const sentence = new SpeechSynthesisUtterance(text)
    sentence.lang = locale()
    sentence.rate = 0.9
    this.speech.cancel()
    this.speech.speak(sentence)
  }
}
