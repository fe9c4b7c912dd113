import { createFileRoute } from '@tanstack/react-router';
import { ContractPrint } from '../../../../features/application/parts/contract-print.tsx';
import { guard } from '../../../../lib/guard.ts';
import { keepParams } from '../../../../lib/search-params.ts';

export const Route = createFileRoute('/m/$mallUrl/popup/printWirelessGoodsOrder')({
  validateSearch: keepParams('applicationNo'),
  beforeLoad: guard('printWirelessOrder'),
  component: function ContractPrintRoute() {
    return <ContractPrint applicationNo={Route.useSearch().applicationNo ?? ''} />;
  },
});
