export type PostcodeAddress = {
  readonly zonecode: string;
  readonly roadAddress: string;
  readonly jibunAddress: string;
  readonly buildingName: string;
};

/** Invented addresses: enough to practise with, one of them in a far region. */
const addresses: readonly PostcodeAddress[] = [
  {
    zonecode: '04512',
    roadAddress: '서울 중구 모아온로 100',
    jibunAddress: '서울 중구 온누리동 1-100',
    buildingName: '모아온타워',
  },
  {
    zonecode: '34109',
    roadAddress: '대전 유성구 한울숲길 27',
    jibunAddress: '대전 유성구 한울동 301',
    buildingName: '',
  },
  {
    zonecode: '48058',
    roadAddress: '부산 해운대구 감나무길 8',
    jibunAddress: '부산 해운대구 감나무동 77-3',
    buildingName: '바다마을아파트',
  },
  {
    zonecode: '63001',
    roadAddress: '제주 제주시 돌담로 12',
    jibunAddress: '제주 제주시 돌담동 5',
    buildingName: '',
  },
];

/** Every word must be found somewhere in the address. */
export const findAddresses = (query: string): PostcodeAddress[] => {
  const words = query.split(/\s+/).filter((word) => word !== '');
  return addresses.filter((address) =>
    words.every((word) => Object.values(address).some((part) => part.includes(word))),
  );
};
