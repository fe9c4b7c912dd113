import { getContractFile } from '@mall/contracts/application';
import { call } from '../../../lib/api/api-client.ts';
import { pdfOf } from '../../../lib/browser/keep-file.ts';
import { useFileDownload } from '../../../lib/browser/use-file-download.ts';

/** The contract sheet as a PDF. */
export const useContractFile = (applicationNo: string) =>
  useFileDownload(async () => pdfOf(await call(getContractFile, { params: { applicationNo } })));
