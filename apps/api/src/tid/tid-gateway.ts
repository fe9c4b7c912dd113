/** What only the mall knows of a visit, so that nobody can bring back the callback of another one. */
export type TidChecks = {
  readonly nonce: string;
  /** PKCE: who has not this cannot turn the code into anything. */
  readonly codeVerifier: string;
  readonly returnUrl: string;
};

/** Who the service says it was. */
type TidAccount = {
  /** The same for a person at every visit, and nobody else's anywhere. */
  readonly subject: string;
  /** Empty when the service does not tell. */
  readonly email: string;
};

type Visit = TidChecks & { readonly state: string };
type Callback = Visit & { readonly code: string; readonly issuer: string | undefined };

/** The port for T-ID sign-in. */
export type TidGateway = {
  /** Where the browser goes. Throws TidUnavailable. */
  readonly open: (visit: Visit) => Promise<string>;
  /** Turns the code that the browser brought back into who it was. Throws TidRefused, TidUnavailable. */
  readonly finish: (callback: Callback) => Promise<TidAccount>;
};

/** The service does not know the code, or its callback is not for this visit. */
export class TidRefused extends Error {
  override readonly name = 'TidRefused';
}

/** The service could not be reached, or is out of order. */
export class TidUnavailable extends Error {
  override readonly name = 'TidUnavailable';
}
