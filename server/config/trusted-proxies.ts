import { BlockList, isIPv6 } from 'node:net';

/** Networks as `10.0.0.0/8`, or single addresses, between commas. @throws where one cannot be read */
export function networksFrom(text: string): BlockList {
  const list = new BlockList();
  for (const part of text.split(',')) {
    const [address = '', bits] = part.trim().split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return list;
}
