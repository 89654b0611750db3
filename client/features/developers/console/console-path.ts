export const CONSOLE_VIEWS = ['usage', 'apps', 'keys', 'webhooks', 'log'] as const;
export type ConsoleView = (typeof CONSOLE_VIEWS)[number];

const PATH = '/developers/console';

/** The URL of a view of the console, with its parameters. */
export function consolePath(view: ConsoleView, chosen: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams({ ...(view === 'usage' ? {} : { view }), ...chosen }).toString();
  return params ? `${PATH}?${params}` : PATH;
}

/** The view of a URL; usage and keys by default. */
export const viewOf = (params: URLSearchParams): ConsoleView =>
  CONSOLE_VIEWS.find((view) => view === params.get('view')) ?? 'usage';
