import type { CertificationCarrier } from '@mall/contracts/certification';

/** The person behind the phone, as the service reports them. */
export type CertifiedIdentity = {
  readonly name: string;
  /** YYYY-MM-DD */
  readonly birthDate: string;
  readonly gender: 'M' | 'F';
  readonly carrier: CertificationCarrier;
  /** Digits only. */
  readonly phone: string;
  /** 연계정보: the same for a person everywhere. */
  readonly ci: string;
  /** 중복가입확인정보: the same for a person at this provider. */
  readonly di: string;
};

/** What the mall knows about a member; empty where it does not know. */
export type KnownPerson = { readonly name: string; readonly birthDate: string; readonly phone: string };

export type CertificationResult = {
  /** The number passed to `open`. */
  readonly certificationNo: string;
  readonly certifiedAt: Date;
  /** Undefined: cancelled, or refused by the service. */
  readonly identity: CertifiedIdentity | undefined;
};

/** The port for phone certification. The browser carries the sealed messages between the two sides. */
export type CertificationGateway = {
  /** Where the browser goes; the URL reveals nothing personal. */
  readonly open: (request: {
    /** Never used twice. */
    readonly certificationNo: string;
    readonly returnUrl: string;
    /** What the form is prefilled with for a known member; it can be changed there. */
    readonly known?: KnownPerson | undefined;
    readonly at: Date;
  }) => Promise<string>;
  /** Reads what the browser brought back; throws CertificationForged unless the service itself sealed it. */
  readonly read: (sealed: string) => Promise<CertificationResult>;
};

/** Not sealed by the service, or not readable. */
export class CertificationForged extends Error {
  override readonly name = 'CertificationForged';
}
