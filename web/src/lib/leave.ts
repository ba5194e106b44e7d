/** Leaves the application for another address; an object, so that tests can take its place. */
export const page = { leaveFor: (url: string) => window.location.assign(url) }
