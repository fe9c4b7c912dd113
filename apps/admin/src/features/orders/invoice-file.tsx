import { readInvoiceFile } from '@mall/contracts/office/order-work';
import { useState } from 'react';
import { FileButton } from '../../kit/file-button.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';

/** Turns a spreadsheet or CSV of invoices into lines of the field, to be checked, corrected and shipped like pasted ones. */
export function InvoiceFile({ onRead }: { onRead: (lines: string) => void }) {
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
    <FileButton label="송장 파일" accept=".xlsx,.csv" isBusy={isReading} onChoose={([file]) => void read(file)}>
      엑셀·CSV 파일 올리기
    </FileButton>
  );
}
