import type { RequestContext } from '../context.js';

/** The URL of a file in the answer of an upload: absolute for programs, as in their answers of GraphQL. */
export const callerUrl = ({ apiKey, config }: Pick<RequestContext, 'apiKey' | 'config'>, url: string): string =>
  apiKey ? new URL(url, config.publicUrl).href : url;
