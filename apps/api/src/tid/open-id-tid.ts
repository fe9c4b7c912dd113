import * as openId from 'openid-client';
import { type TidGateway, TidRefused, TidUnavailable } from './tid-gateway.ts';

export type TidSettings = {
  /** The provider, by which its configuration is found. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

const timeoutSeconds = 10;
const scope = 'openid email';

/** OpenID Connect: authorisation code with PKCE, state and nonce; the ID token's signature is checked against the provider's keys. */
export function createOpenIdTid({ issuer, clientId, clientSecret }: TidSettings): TidGateway {
  let discovered: Promise<openId.Configuration> | undefined;

  const discover = async (): Promise<openId.Configuration> => {
    const isPlain = new URL(issuer).protocol === 'http:';
    const execute = [openId.enableNonRepudiationChecks, ...(isPlain ? [openId.allowInsecureRequests] : [])];
    return openId.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds });
  };
  /** Discovered once; when the provider is unreachable, the next visitor tries again. */
  const provider = (): Promise<openId.Configuration> => {
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw new TidUnavailable('the provider’s configuration cannot be read', { cause: error });
    });
    return discovered;
  };

  return {
    open: async ({ state, nonce, codeVerifier, returnUrl }) => {
      const address = openId.buildAuthorizationUrl(await provider(), {
        ...{ redirect_uri: returnUrl, scope, state, nonce },
        ...{ code_challenge: await openId.calculatePKCECodeChallenge(codeVerifier), code_challenge_method: 'S256' },
      });
      return address.href;
    },
    finish: async ({ state, nonce, codeVerifier, returnUrl, code, issuer: callbackIssuer }) => {
      const config = await provider();
      const callbackUrl = new URL(returnUrl);
      callbackUrl.search = new URLSearchParams({
        code,
        state,
        ...(callbackIssuer && { iss: callbackIssuer }),
      }).toString();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
      const tokens = await openId
        .authorizationCodeGrant(config, callbackUrl, { ...checks, idTokenExpected: true })
        .catch(explain);
      const sub = tokens.claims()?.sub;
      if (!sub) throw new TidRefused('nobody is named');
      // The address only shows the T-ID to its owner; without it they can still sign in.
      const info = await openId.fetchUserInfo(config, tokens.access_token, sub).catch(() => undefined);
      return { subject: `${issuer} ${sub}`, email: info?.email ?? '' };
    },
  };
}

/** Which failures are the visit's, and which the service's. */
function explain(error: unknown): never {
  if (error instanceof openId.ResponseBodyError) {
    if (error.error === 'invalid_grant') throw new TidRefused('the code is not, or no more, good');
    throw new Error(`the T-ID service refuses our request: ${error.error}`);
  }
  if (error instanceof openId.AuthorizationResponseError) throw new TidRefused('the service returned an error');
  const code = error instanceof openId.ClientError ? error.code : undefined;
  if (code !== undefined && forgeries.has(code)) throw new TidRefused(`not the callback of this visit: ${code}`);
  throw new TidUnavailable('the service does not respond as it should', { cause: error });
}

const forgeries: ReadonlySet<string> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
]);
