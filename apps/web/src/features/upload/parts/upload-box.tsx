import { uploadLimits } from '@mall/contracts/upload-codes';
import { formatNumber } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState } from 'react';
import { useSendFile } from '../model/use-send-file.ts';
import styles from './upload-box.module.css';

const accepted = '.xlsx,.csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv';

/** The two steps before ordering: the template, and the completed file. */
export function UploadBox() {
  const { error, isSending, send, isLoadingTemplate, loadTemplate } = useSendFile();
  const [isOver, setOver] = useState(false);
  return (
    <section className={styles.box} aria-label="엑셀로 주문하기">
      <div className={styles.step}>
        <h2>1. 양식에 주문 적기</h2>
        <p>주문할 수 있는 상품번호와 옵션은 양식의 ‘상품 목록’ 시트와 아래 목록에 있어요.</p>
        <Row wraps gap={8}>
          <Button isLoading={isLoadingTemplate} onClick={() => loadTemplate('xlsx')}>
            <Download size={18} strokeWidth={1.75} aria-hidden /> 엑셀 양식
          </Button>
          <Button isLoading={isLoadingTemplate} onClick={() => loadTemplate('csv')}>
            <Download size={18} strokeWidth={1.75} aria-hidden /> CSV 양식
          </Button>
        </Row>
      </div>
      <div className={styles.step}>
        <h2>2. 파일 올리기</h2>
        <label
          className={styles.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            send(event.dataTransfer.files[0]);
          }}
        >
          <FileSpreadsheet size={28} strokeWidth={1.5} aria-hidden />
          <Text as="b" size={15} weight="semibold" tone="strong">
            {isSending ? '파일을 읽고 있어요…' : '파일을 고르거나 여기에 놓아 주세요'}
          </Text>
          <Text as="span" size={13} tone="muted">
            .xlsx, .csv · {formatNumber(uploadLimits.rows)}행, {uploadLimits.bytes / 1024 / 1024}MB까지
          </Text>
          <input
            type="file"
            className="visually-hidden"
            accept={accepted}
            disabled={isSending}
            aria-label="주문 파일 올리기"
            aria-describedby="upload-error"
            onChange={(event) => {
              send(event.target.files?.[0]);
              // So that the same file can be chosen again.
              event.target.value = '';
            }}
          />
        </label>
        <p id="upload-error" className={styles.error} aria-live="polite">
          {error}
        </p>
      </div>
    </section>
  );
}
