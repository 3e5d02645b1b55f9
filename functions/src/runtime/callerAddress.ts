import { BlockList, isIP, isIPv4, isIPv6, SocketAddress } from 'node:net';

/** The headers in which Firebase Hosting may name a caller to the functions. */
export const callerHeaders = ['x-forwarded-for', 'fastly-client-ip'] as const;

/** Where a request that came through Hosting names the caller's address, as `npm run doctor` measured it. */
export interface MeasuredCallers {
  header: (typeof callerHeaders)[number];
  /** The networks from which Hosting calls the functions. */
  hosting: BlockList;
}

export type ReadHeader = (name: string) => string | undefined;

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Networks written as `66.102.0.0/20,2001:4860::/32`. Throws for any other text. */
export function networksFrom(text: string): BlockList {
  const networks = new BlockList();
  for (const network of text.split(',')) {
    const [address = '', bits = ''] = network.trim().split('/');
    if (isIP(address) === 0 || !/^\d+$/u.test(bits)) throw new Error(`${network} is no network`);
    networks.addSubnet(address, Number(bits), familyOf(address));
  }
  return networks;
}

export function isWithin(networks: BlockList, address: string): boolean {
  return networks.check(address, familyOf(address));
}

/** Parses `CALLER_ADDRESS`, such as `fastly-client-ip behind 66.102.0.0/20`; null if unset. Throws otherwise. */
export function measuredCallers(setting: string | undefined): MeasuredCallers | null {
  if (setting === undefined || setting.trim() === '') return null;
  const [name, networks = ''] = setting.trim().split(' behind ');
  const header = callerHeaders.find((known) => known === name);
  if (!header) throw new Error('CALLER_ADDRESS must be "<header> behind <networks>", as npm run doctor says');
  return { header, hosting: networksFrom(networks) };
}

/** An address without the port that some proxies write behind it: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(entry: string): string {
  return entry
    .trim()
    .replace(/^([\d.]+):\d+$/u, '$1')
    .replace(/^\[(.*)\](?::\d+)?$/u, '$1');
}

/** The addresses in `x-forwarded-for`. The platform appends the last one; the sender may invent all others. */
export function forwardedAddresses(header: ReadHeader): string[] {
  return (header('x-forwarded-for') ?? '').split(',').map(withoutPort);
}

/** The form in which an address is counted: IPv6 as the /64 that one customer gets; null if invalid. */
function countedAs(address: string | undefined): string | null {
  if (address === undefined || isIP(address) === 0) return null;
  if (isIPv4(address)) return address;
  const plain = new SocketAddress({ address: address.replace(/%.*$/u, ''), family: 'ipv6' }).address;
  const mapped = plain.slice(plain.lastIndexOf(':') + 1);
  if (isIPv4(mapped)) return mapped;
  const [left = [], right] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = right === undefined ? 0 : 8 - left.length - right.length;
  return `${[...left, ...Array<string>(zeros).fill('0'), ...(right ?? [])].slice(0, 4).join(':')}::/64`;
}

/**
 * The address that a request is counted under (reference/Firebase.mdx#callers). Only the last hop cannot be forged. Behind
 * Hosting it is Google's front end, the same for all callers, and the measured header names the caller; otherwise it is the
 * caller. Null if nothing was measured or there is no address: then nothing is counted by address, because one visitor would
 * use up the limit for all.
 */
export function callerAddress(header: ReadHeader, measured: MeasuredCallers | null): string | null {
  const forwarded = forwardedAddresses(header);
  const peer = forwarded.at(-1);
  if (measured === null || peer === undefined) return null;
  if (!isWithin(measured.hosting, peer)) return countedAs(peer);
  const named = measured.header === 'x-forwarded-for' ? forwarded.at(-2) : header(measured.header);
  return countedAs(named && withoutPort(named));
}
