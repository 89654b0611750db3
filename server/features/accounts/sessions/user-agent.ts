import Bowser from 'bowser';

/** What a browser tells of itself, for people: nothing is decided by it. */
export interface DeviceDescription {
  readonly browser: string | null;
  readonly system: string | null;
  readonly isMobile: boolean;
}

const MAX_LENGTH = 300;

/** A user agent as the tables take it. */
export function storedUserAgent(userAgent: string): string {
  return userAgent.replaceAll('\0', '').slice(0, MAX_LENGTH);
}

/** Names of browser and system, as far as they can be told. */
export function describeDevice(userAgent: string): DeviceDescription {
  if (userAgent.trim() === '') return { browser: null, system: null, isMobile: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null, isMobile: platform.type === 'mobile' || platform.type === 'tablet' };
}

/** "Firefox · Windows", or what there is of it; empty for programs. */
export function deviceName(userAgent: string): string {
  const { browser, system } = describeDevice(userAgent);
  return [browser, system].filter(Boolean).join(' · ');
}
