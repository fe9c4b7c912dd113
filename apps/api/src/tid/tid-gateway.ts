/** Values that only the mall knows of a visit, so that the callback of another visit is not accepted. */
export type TidChecks = {
  readonly nonce: string;
  /** PKCE: the code is useless without it. */
  readonly codeVerifier: string;
  readonly returnUrl: string;
};

/** Who signed in, according to the service. */
type TidAccount = {
  /** The same for a person at every visit, and unique to them. */
  readonly subject: string;
  /** Empty when the service does not provide it. */
  readonly email: string;
};

type Visit = TidChecks & { readonly state: string };
type Callback = Visit & { readonly code: string; readonly issuer: string | undefined };

/** The port for T-ID sign-in. */
export type TidGateway = {
  /** Returns where the browser goes. Throws TidUnavailable. */
  readonly open: (visit: Visit) => Promise<string>;
  /** Exchanges the code that the browser brought back for the account. Throws TidRefused, TidUnavailable. */
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
