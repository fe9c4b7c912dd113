import { listOptionSheet, listProductSheet, sendProductSheet } from '@mall/contracts/office/product-sheets';
import { officePath } from '@mall/domain/office/screens';
import { useNavigate } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Dot } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { FileButton } from '../../../kit/file-button.tsx';
import { ExportModal } from '../../../kit/list/export-modal.tsx';
import { FileDrop } from '../../../kit/media/file-drop.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Card, PageBody, PageHead } from '../../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../../kit/states.tsx';
import { callOffice } from '../../../lib/call.ts';
import { momentText } from '../../../lib/moments.ts';
import { grouped } from '../../../lib/numbers.ts';
import { useAttempt } from '../../../lib/use-attempt.ts';
import { useMay } from '../../../lib/use-me.ts';
import styles from './sheets.module.css';
import { kindNames, standing, useSheets } from './use-sheets.ts';

const isSheet = ({ name }: File): boolean => /\.(xlsx|csv)$/i.test(name);

/** Products as sheets: downloaded, changed in a spreadsheet, and uploaded again. */
export function SheetsPage() {
  const { isBusy, error, send } = useSending();
  return (
    <FileDrop
      isTaken={(file) => !isBusy && isSheet(file)}
      onFiles={([file]) => file && void send(file)}
      words="놓으면 시트를 읽어요"
    >
      <PageHead
        title="시트로 고치기"
        parent={<OfficeLink screen="products">상품</OfficeLink>}
        context="올려도 바로 바뀌지 않아요. 바뀔 것을 먼저 보여 드려요."
      />
      <PageBody>
        <div className={styles.page}>
          <Outward />
          <Card title="2. 고친 시트 올리기" note="끌어다 놓거나 붙여 넣어도 돼요">
            <p>열 순서는 상관없고 고치지 않을 열은 지워도 돼요. 상품번호와 판은 그대로 두세요.</p>
            <p className={styles.note}>
              내려받은 뒤에 다른 사람이 바꾼 상품은 덮어쓰지 않아요. 상품은 5,000줄, 옵션은 20,000줄까지 올릴 수 있어요.
            </p>
            <FileButton label="시트 파일" accept=".xlsx,.csv" isBusy={isBusy} onChoose={([file]) => void send(file)}>
              엑셀이나 CSV 파일 고르기
            </FileButton>
            {error && (
              <p className={styles.error} role="alert">
                {error}
              </p>
            )}
          </Card>
          <Card title="올린 시트" note="내가 올린 것만 보여요" isFlush>
            <Sent />
          </Card>
        </div>
      </PageBody>
    </FileDrop>
  );
}

function useSending() {
  const navigate = useNavigate();
  const { error, isBusy, attempt } = useAttempt();
  const send = (file: File) =>
    attempt(async () => {
      const { sheetNo } = await callOffice(sendProductSheet, { query: { name: file.name.slice(-200) } }, { file });
      await navigate({ to: officePath({ screen: 'productSheet', params: { sheetNo } }) });
    });
  return { isBusy, error, send };
}

const downloads = [listProductSheet, listOptionSheet] as const;

/** The export: all products here, or from the list what its filters find. */
function Outward() {
  const [isOpen, setOpen] = useState(false);
  const [mayMasked, mayClear] = [useMay('exports.write'), useMay('personalExports.write')];
  return (
    <Card title="1. 시트 내려받기" note="상품과 옵션은 따로 받아요">
      <p>
        일부만 고치려면 <OfficeLink screen="products">상품 목록</OfficeLink>에서 조건을 고르고 내려받기를 눌러 주세요.
      </p>
      {mayMasked && (
        <Button icon={Download} onClick={() => setOpen(true)}>
          모든 상품 내려받기
        </Button>
      )}
      {isOpen && (
        <ExportModal
          endpoints={downloads}
          query={{}}
          count={undefined}
          mayClear={mayClear}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

function Sent() {
  const { data, error, refetch } = useSheets();
  if (error && !data) return <Failure error={error} what="올린 시트를" retry={() => void refetch()} />;
  if (!data) return <RowSkeleton rows={4} columns={3} />;
  if (data.length === 0) return <Empty title="아직 올린 시트가 없어요" />;
  return (
    <ul className={styles.sent}>
      {data.map((sheet) => (
        <li key={sheet.sheetNo}>
          <OfficeLink screen="productSheet" params={{ sheetNo: sheet.sheetNo }}>
            {`${sheet.sheetNo}번 · ${sheet.fileName}`}
          </OfficeLink>
          <span>{`${kindNames[sheet.kind]} ${grouped(sheet.rows)}줄 · ${momentText(sheet.madeAt)}`}</span>
          <Dot tone={standing(sheet).tone}>{standing(sheet).name}</Dot>
        </li>
      ))}
    </ul>
  );
}
