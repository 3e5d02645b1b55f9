import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** A self-signed certificate made on this machine. */
export interface OwnCertificate {
  key: string;
  cert: string;
  /** The key's fingerprint, for a browser to trust this key only. */
  fingerprint: string;
}

/** Creates a certificate for 127.0.0.1, valid for a day. It is never written to disk. */
export async function ownCertificate(): Promise<OwnCertificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 24 * 60 * 60 * 1000),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(spki).digest('base64') };
}
