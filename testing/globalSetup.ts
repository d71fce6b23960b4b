import { makeTemplate } from './openTestDatabase'

export default makeTemplate
