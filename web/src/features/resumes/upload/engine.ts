import { browserStorage } from '@/lib/storage'

/** Who reads a file: the language model, or the parser that is built in. */
export type Engine = 'model' | 'embedded'

const KEY = 'vitae.reader'

/** Who is to read new files; the model until the other is chosen. A server without a model reads by itself. */
export const chosenEngine = (): Engine => (browserStorage().getItem(KEY) === 'embedded' ? 'embedded' : 'model')

export const chooseEngine = (engine: Engine) => browserStorage().setItem(KEY, engine)
