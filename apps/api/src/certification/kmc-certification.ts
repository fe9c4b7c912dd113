import { createHash } from 'node:crypto';
import type { CertificationCarrier } from '@mall/contracts/certification';
import { toOneLine } from '@mall/contracts/typed-text';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as z from 'zod';
import {
  CertificationForged,
  type CertificationGateway,
  type CertifiedIdentity,
  type KnownPerson,
} from './certification-gateway.ts';

export type KmcSettings = {
  /** The service's page in the browser. */
  readonly url: string;
  /** The provider's id at the service. */
  readonly cpId: string;
  /** Shared with the service: whoever has it can seal a result. */
  readonly key: string;
};

const algorithm = { alg: 'dir', enc: 'A256GCM' } as const;

/** Carriers by the service's codes. */
const carriers: Readonly<Record<string, CertificationCarrier>> = {
  SKT: 'SKT',
  KTF: 'KT',
  LGT: 'LGU',
  SKM: 'SKT_MVNO',
  KTM: 'KT_MVNO',
  LGM: 'LGU_MVNO',
};

/** A person cannot change what the service calls them, so characters not allowed in a name are removed instead of refused. */
const certifiedName = z
  .string()
  .max(60)
  .transform((name) => toOneLine(name).trim())
  .pipe(z.string().min(1));
const personSchema = z.object({
  name: certifiedName,
  birthDay: z.string().regex(/^\d{8}$/),
  gender: z.enum(['M', 'F']),
  phoneCorp: z.enum(Object.keys(carriers)),
  phoneNo: z.string().regex(/^01\d{8,9}$/),
  CI: z.string().min(20),
  DI: z.string().min(20),
});
const resultSchema = z.discriminatedUnion('result', [
  z.object({ result: z.literal('N'), certNum: z.string(), iat: z.int() }),
  z.object({ result: z.literal('Y'), certNum: z.string(), iat: z.int(), ...personSchema.shape }),
]);

/**
 * KMC's pop-up protocol: the browser takes `tr_cert` to the service and brings `rec_cert` back. Both are sealed with a key that only
 * the two sides have (authenticated encryption), so nothing in them can be read, changed or made up on the way.
 */
export function createKmcCertification({ url, cpId, key }: KmcSettings): CertificationGateway {
  const secret = createHash('sha256').update(key).digest();
  return {
    open: async ({ certificationNo, returnUrl, known, at }) => {
      const request = { certNum: certificationNo, trUrl: returnUrl, ...(known && toRequest(known)) };
      const sealed = await new EncryptJWT(request)
        .setProtectedHeader(algorithm)
        .setIssuer(cpId)
        .setIssuedAt(at)
        .encrypt(secret);
      const address = new URL(url);
      address.searchParams.set('tr_cert', sealed);
      return address.href;
    },
    read: async (sealed) => {
      const content = await openSealed(sealed, secret, cpId);
      const { certNum, iat } = content;
      const identity = content.result === 'Y' ? toIdentity(content) : undefined;
      return { certificationNo: certNum, certifiedAt: new Date(iat * 1000), identity };
    },
  };
}

const toRequest = ({ name, birthDate, phone }: KnownPerson) => ({
  ...{ name, birthDay: birthDate.replaceAll('-', ''), phoneNo: phone },
});

async function openSealed(sealed: string, secret: Uint8Array, cpId: string): Promise<z.infer<typeof resultSchema>> {
  const options = {
    // Our own requests are sealed with the same key, but are not results.
    audience: cpId,
    keyManagementAlgorithms: [algorithm.alg],
    contentEncryptionAlgorithms: [algorithm.enc],
  };
  try {
    const { payload } = await jwtDecrypt(sealed, secret, options);
    return resultSchema.parse(payload);
  } catch (error) {
    // Without a cause: it could quote the sealed text.
    throw new CertificationForged(
      error instanceof z.ZodError ? 'a result of another shape' : 'not sealed by the service',
    );
  }
}

const toIdentity = (person: z.infer<typeof personSchema>): CertifiedIdentity => ({
  name: person.name,
  birthDate: person.birthDay.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
  gender: person.gender,
  carrier: carriers[person.phoneCorp] ?? 'SKT',
  phone: person.phoneNo,
  ci: person.CI,
  di: person.DI,
});
