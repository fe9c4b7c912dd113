import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export type TidClient = { readonly clientId: string; readonly clientSecret: string };

/** The parameters of a browser that may continue. */
export type Authorization = {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string;
};
type Granted = Authorization & { readonly email: string; readonly expiresAt: number };
type Exchange = { readonly code: string; readonly redirectUri: string; readonly codeVerifier: string };
export type Tokens = { readonly id_token: string; readonly access_token: string; readonly expires_in: number };
export type Person = { readonly sub: string; readonly email: string; readonly email_verified: true };

const codeLifeMilliseconds = 60_000;
const tokenLifeSeconds = 300;
const algorithm = 'RS256';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
/** The same for an address at every sign-in, without containing the address. */
const subjectOf = (email: string): string => digest(`practice T-ID ${email}`).slice(0, 24);

/** The service's memory: one-time codes, tokens, and the signing key. Everything is lost when it stops. */
export function createTidProvider(client: TidClient, issuer: () => string, clock: () => Date) {
  const codes = new Map<string, Granted>();
  const people = new Map<string, Person & { readonly expiresAt: number }>();
  let keys: ReturnType<typeof createKeys> | undefined;
  const keysOnce = () => {
    keys ??= createKeys();
    return keys;
  };
  const now = () => clock().getTime();
  const secret = () => randomBytes(32).toString('base64url');

  const sign = async ({ nonce }: Granted, { sub }: Person): Promise<string> => {
    const { privateKey, kid } = await keysOnce();
    return new SignJWT({ nonce })
      .setProtectedHeader({ alg: algorithm, kid })
      .setIssuer(issuer())
      .setAudience(client.clientId)
      .setSubject(sub)
      .setIssuedAt(clock())
      .setExpirationTime(Math.floor(now() / 1000) + tokenLifeSeconds)
      .sign(privateKey);
  };
  return {
    publicKeys: async () => ({ keys: [(await keysOnce()).publicKey] }),
    knowsClient: ({ clientId, clientSecret }: TidClient): boolean => {
      const [given, own] = [digest(`${clientId} ${clientSecret}`), digest(`${client.clientId} ${client.clientSecret}`)];
      return timingSafeEqual(Buffer.from(given), Buffer.from(own));
    },
    isClientId: (clientId: string | undefined): boolean => clientId === client.clientId,
    /** Signing in counts as consent. */
    grant: (authorization: Authorization, email: string): string => {
      const code = secret();
      codes.set(code, { ...authorization, email, expiresAt: now() + codeLifeMilliseconds });
      return code;
    },
    /** Undefined when the code is unknown, used, expired, or for another browser. */
    exchange: async ({ code, redirectUri, codeVerifier }: Exchange): Promise<Tokens | undefined> => {
      const granted = codes.get(code);
      codes.delete(code);
      if (!granted || granted.expiresAt < now() || granted.redirectUri !== redirectUri) return undefined;
      if (digest(codeVerifier) !== granted.codeChallenge) return undefined;
      const person: Person = { sub: subjectOf(granted.email), email: granted.email, email_verified: true };
      const accessToken = secret();
      people.set(accessToken, { ...person, expiresAt: now() + tokenLifeSeconds * 1000 });
      return { id_token: await sign(granted, person), access_token: accessToken, expires_in: tokenLifeSeconds };
    },
    personOf: (accessToken: string): Person | undefined => {
      const found = people.get(accessToken);
      if (!found || found.expiresAt < now()) return undefined;
      const { expiresAt: _ours, ...person } = found;
      return person;
    },
  };
}

export type TidProvider = ReturnType<typeof createTidProvider>;

async function createKeys() {
  const { privateKey, publicKey } = await generateKeyPair(algorithm);
  const kid = randomBytes(8).toString('hex');
  return { privateKey, kid, publicKey: { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' } };
}
