import { termCodes } from '@mall/contracts/codes';
import { readDemoFile } from '../../demo-files/read-demo-files.ts';
import type { TermVersion } from '../types.ts';
import { legalText, versionsOf } from './legal-text.ts';

/** The provider's terms, in every version so far. */
export const terms: readonly TermVersion[] = termCodes
  .flatMap((termCode) => versionsOf(termCode, readDemoFile(`terms/${termCode}.yaml`, legalText)))
  .map((version, index) => ({ termNo: index + 1, ...version }));
