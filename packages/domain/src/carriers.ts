type Carrier = { readonly name: string; readonly trackingUrl: string };

/** Parcel carriers by name, with the address of their parcel tracking; the invoice number is appended. */
export const carriers: readonly Carrier[] = [
  { name: 'CJ대한통운', trackingUrl: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=' },
  { name: '우체국택배', trackingUrl: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=' },
  {
    name: '한진택배',
    trackingUrl: 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=',
  },
  { name: '롯데택배', trackingUrl: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=' },
  { name: '로젠택배', trackingUrl: 'https://www.ilogen.com/web/personal/trace/' },
];

/** Where a parcel can be tracked; empty for a carrier without such a page, and before it ships. */
export function trackingUrlOf(carrierName: string, invoiceNo: string): string {
  const carrier = carriers.find(({ name }) => name === carrierName);
  return carrier && invoiceNo ? carrier.trackingUrl + encodeURIComponent(invoiceNo) : '';
}
