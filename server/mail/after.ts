export const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)
