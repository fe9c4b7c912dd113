import { readInvoiceFile } from '@mall/contracts/office/order-work';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';

/** A spreadsheet or CSV of invoices becomes lines of the field, where they are read, mended and shipped like pasted ones. */
export function InvoiceFile({ onRead }: { onRead: (lines: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    try {
      const { text } = await callOffice(readInvoiceFile, {}, { file });
      if (text === '') toast.error(undefined, '파일에서 주문번호와 송장 번호를 찾지 못했어요.');
      else onRead(text);
    } catch (error) {
      toast.error(error, '파일을 읽지 못했어요.');
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv"
        aria-label="송장 파일"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void read(file);
        }}
      />
      <Button icon={FileUp} isBusy={isReading} onClick={() => input.current?.click()}>
        엑셀·CSV 파일 올리기
      </Button>
    </>
  );
}
