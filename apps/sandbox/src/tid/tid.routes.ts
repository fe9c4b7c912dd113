import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { consentPage, unknownRequestPage } from './tid-pages.ts';
import { type Authorization, createTidProvider, type TidClient, type TidProvider } from './tid-provider.ts';

export type TidOptions = {
  readonly client: TidClient;
  readonly issuer: () => string;
  /** Malls are served at this host and below it; codes are sent to no other host. */
  readonly publicHost: string;
  readonly clock: () => Date;
};

type Text = Readonly<Record<string, string>>;
type Posted = { Body: Text };
type Request = { Querystring: Text };

const returnPath = '/tid/return';

/** An OpenID provider: discovery, keys, authorisation by code with PKCE, tokens, user information. */
export function tidRoutes(app: FastifyInstance, { client, issuer, publicHost, clock }: TidOptions): void {
  const provider = createTidProvider(client, issuer, clock);
  app.get('/tid/.well-known/openid-configuration', () => configurationOf(issuer()));
  app.get('/tid/jwks', () => provider.publicKeys());
  authorizeRoutes(app, { provider, issuer, publicHost });

  app.post<Posted>('/tid/token', async (request, reply) => {
    const refuse = (status: number, error: string) => reply.code(status).send({ error });
    if (!provider.knowsClient(clientOf(request))) return refuse(401, 'invalid_client');
    const {
      grant_type: type,
      code = '',
      redirect_uri: redirectUri = '',
      code_verifier: codeVerifier = '',
    } = request.body;
    if (type !== 'authorization_code') return refuse(400, 'unsupported_grant_type');
    const tokens = await provider.exchange({ code, redirectUri, codeVerifier });
    return tokens ? { ...tokens, token_type: 'Bearer', scope: 'openid email' } : refuse(400, 'invalid_grant');
  });

  app.get('/tid/userinfo', (request, reply) => {
    const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const person = provider.personOf(token);
    if (person) return reply.send(person);
    return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send();
  });
}

type Service = Pick<TidOptions, 'issuer' | 'publicHost'> & { readonly provider: TidProvider };

function authorizeRoutes(app: FastifyInstance, { provider, issuer, publicHost }: Service): void {
  const send = (reply: FastifyReply, text: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(text);
  /** The redirect URL of a mall; undefined for any other address, to which nothing is redirected. */
  const returnOf = (query: Text): URL | undefined => {
    const address = URL.parse(query['redirect_uri'] ?? '');
    const isMall = address?.hostname === publicHost || address?.hostname.endsWith(`.${publicHost}`);
    return provider.isClientId(query['client_id']) && isMall && address?.pathname === returnPath ? address : undefined;
  };
  const goBack = (reply: FastifyReply, to: URL, values: Text) => {
    for (const [name, value] of Object.entries({ ...values, iss: issuer() })) to.searchParams.set(name, value);
    return reply.redirect(to.href, 303);
  };

  app.get<Request>('/tid/authorize', (request, reply) => {
    const { query } = request;
    const to = returnOf(query);
    if (!to) return send(reply, unknownRequestPage(), 400);
    if (!readAuthorization(query)) return goBack(reply, to, { error: 'invalid_request', state: query['state'] ?? '' });
    return send(reply, consentPage({ query, mallHost: to.host }));
  });

  app.post<Posted>('/tid/authorize', (request, reply) => {
    const { email: typed = '', decision, ...query } = request.body;
    const to = returnOf(query);
    const authorization = readAuthorization(query);
    if (!to || !authorization) return send(reply, unknownRequestPage(), 400);
    const { state } = authorization;
    if (decision !== 'agree') return goBack(reply, to, { error: 'access_denied', state });
    const email = typed.trim().toLowerCase();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
      const error = '이메일 주소를 입력해 주세요. 예: gaeun@tid.example';
      return send(reply, consentPage({ query, mallHost: to.host, email: typed, error }), 422);
    }
    return goBack(reply, to, { code: provider.grant(authorization, email), state });
  });
}

const querySchema = z.object({
  response_type: z.literal('code'),
  redirect_uri: z.string(),
  scope: z.string().regex(/\bopenid\b/),
  state: z.string().min(1),
  nonce: z.string().min(1),
  code_challenge: z.string().length(43),
  code_challenge_method: z.literal('S256'),
});

function readAuthorization(query: Text): Authorization | undefined {
  const read = querySchema.safeParse(query).data;
  if (!read) return undefined;
  const { redirect_uri: redirectUri, code_challenge: codeChallenge, state, nonce } = read;
  return { redirectUri, codeChallenge, state, nonce };
}

/** From the authorization header or the body, whichever the client uses. */
function clientOf({ headers, body }: FastifyRequest<Posted>): TidClient {
  const [, basic] = /^Basic (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (!basic) return { clientId: body['client_id'] ?? '', clientSecret: body['client_secret'] ?? '' };
  const [clientId = '', clientSecret = ''] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent);
  return { clientId, clientSecret };
}

const configurationOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email'],
  claims_supported: ['sub', 'email', 'email_verified'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  authorization_response_iss_parameter_supported: true,
});
