declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
declare module '*.png' {
  const url: string
  export default url
}

/** Set by loader.ts in pages from the server. */
interface Window {
  earlyEvents?: { replay: () => void }
}
