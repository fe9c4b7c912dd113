import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import FileDown from 'lucide-react/icons/file-down';
import Printer from 'lucide-react/icons/printer';
import { useMallPath } from '../../../lib/routing/mall-path.ts';
import { useContractFile } from '../model/use-contract-file.ts';

/** The contract sheet: to print in a separate window, and to download. */
export function ContractButtons({ applicationNo }: { applicationNo: string }) {
  const toMall = useMallPath();
  const { download, isLoading } = useContractFile(applicationNo);
  return (
    <Row wraps gap={8}>
      <Button
        render={
          <a href={toMall({ screen: 'contractPrint', search: { applicationNo } })} target="contract" rel="opener" />
        }
      >
        <Printer size={16} strokeWidth={1.75} aria-hidden="true" /> 가입신청서 인쇄
      </Button>
      <Button onClick={download} isLoading={isLoading}>
        <FileDown size={16} strokeWidth={1.75} aria-hidden="true" /> PDF 저장
      </Button>
    </Row>
  );
}
