import { makeTemplate } from './freshDatabase'

export default makeTemplate
