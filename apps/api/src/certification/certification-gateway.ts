import type { CertificationCarrier } from '@mall/contracts/certification';

/** Who stood behind the phone, as the service tells it. */
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

export type CertificationResult = {
  /** What `open` called it. */
  readonly certificationNo: string;
  readonly certifiedAt: Date;
  /** Undefined: given up, or refused by the service. */
  readonly identity: CertifiedIdentity | undefined;
};

/** The port for phone certification. The browser carries what the two say to each other, sealed. */
export type CertificationGateway = {
  /** Where the browser goes; the address tells nothing to whoever reads it. */
  readonly open: (request: {
    /** Never used twice. */
    readonly certificationNo: string;
    readonly returnUrl: string;
    readonly at: Date;
  }) => Promise<string>;
  /** What the browser brought back; throws CertificationForged unless the service itself has sealed it. */
  readonly read: (sealed: string) => Promise<CertificationResult>;
};

/** Not sealed by the service, or not readable. */
export class CertificationForged extends Error {
  override readonly name = 'CertificationForged';
}
