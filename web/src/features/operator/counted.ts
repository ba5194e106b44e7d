/** "1 account", "1,204 accounts". */
export const counted = (count: number, one: string) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
