import { getContractFile } from '@mall/contracts/application';
import { call } from '../../../lib/api-client.ts';
import { pdfOf } from '../../../lib/keep-file.ts';
import { useFileDownload } from '../../../lib/use-file-download.ts';

/** The contract sheet as a file. */
export const useContractFile = (applicationNo: string) =>
  useFileDownload(async () => pdfOf(await call(getContractFile, { params: { applicationNo } })));
