/** Runs before each file of tests: the texts of the file before are forgotten. */
import { forgetTexts } from './fluent'

forgetTexts()
