import type { CertificationPurpose, CertifiedPerson } from '@mall/contracts/certification';
import { startSandbox } from '../../../sandbox/src/server.ts';
import type { CertificationGateway } from '../certification/certification-gateway.ts';
import { createKmcCertification } from '../certification/kmc-certification.ts';
import type { TestApp } from './test-app.ts';

/** The person who is certified. */
export type Person = {
  readonly name: string;
  readonly birthDay: string;
  readonly gender: string;
  readonly phoneCorp: string;
  readonly phoneNo: string;
  readonly code: string;
  /** The former name of somebody who has changed it. */
  readonly formerName?: string;
};
const gaeun: Person = {
  ...{ name: '김가은', birthDay: '19950315', gender: 'F', phoneCorp: 'SKT', phoneNo: '010-1234-5678', code: '123456' },
};

/** The sandbox's certification service over HTTP, and the port to it, for a test's application. */
export async function startCertification(clock: () => Date = () => new Date()): Promise<{
  readonly certification: CertificationGateway;
  readonly close: () => Promise<void>;
}> {
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', publicHost: '127.0.0.1', clock });
  return { certification: createKmcCertification(sandbox.certification), close: sandbox.close };
}

export type Begun = { readonly certificationKey: string; readonly url: string };
type Caller = { readonly mallUrl?: string; readonly token?: string };

/** What a browser does for certification. */
export function certifying(testApp: TestApp) {
  const begin = async (
    purpose: CertificationPurpose,
    { mallUrl = 'familyshop', token }: Caller = {},
  ): Promise<Begun> => {
    const path = token ? '/certifications/own' : '/certifications';
    const options = { body: { purpose }, ...(token && { token }) };
    const reply = await testApp.at(mallUrl).post<Begun>(path, options);
    if (!reply.data) throw new Error(`the certification did not begin: ${reply.text}`);
    return reply.data;
  };
  /** The query of the address that the browser returns to. */
  const bringBack = async (sealed: string, mallUrl = 'familyshop'): Promise<URLSearchParams> => {
    const reply = await testApp.app.inject({
      method: 'POST',
      url: '/kmcertVerification/result',
      headers: { host: `${mallUrl}.localhost`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ rec_cert: sealed }).toString(),
    });
    return new URL(reply.headers.location ?? '', 'http://localhost').searchParams;
  };
  const confirm = (certificationKey: string, ticket: string, mallUrl = 'familyshop') =>
    testApp.at(mallUrl).post<CertifiedPerson>('/certifications/confirm', { body: { certificationKey, ticket } });
  return {
    begin,
    bringBack,
    confirm,
    /** The whole process; returns the key, which may then be used once. */
    certify: async (
      purpose: CertificationPurpose,
      person: Partial<Person> = {},
      caller: Caller = {},
    ): Promise<string> => {
      const { certificationKey, url } = await begin(purpose, caller);
      const back = await bringBack(await resultOf(url, person), caller.mallUrl);
      await confirm(certificationKey, back.get('ticket') ?? '', caller.mallUrl);
      return certificationKey;
    },
  };
}

const sealedIn = (page: string): string => /name="rec_cert" value="([^"]+)"/.exec(page)?.[1] ?? '';

/** Fills in the service's form, and returns the sealed result. */
export async function resultOf(url: string, person: Partial<Person> = {}): Promise<string> {
  const request = new URL(url);
  const body = new URLSearchParams({ tr_cert: request.searchParams.get('tr_cert') ?? '', ...gaeun, ...person });
  const reply = await fetch(request.origin + request.pathname, { method: 'POST', body });
  const page = await reply.text();
  if (!reply.ok) throw new Error(`the service reports: ${page}`);
  return sealedIn(page);
}

/** The sealed result when the form is abandoned. */
export async function refusalOf(url: string): Promise<string> {
  return sealedIn(await (await fetch(url)).text());
}
