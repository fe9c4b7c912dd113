/** The families that colours are filtered by: id in addresses and in `colour_families`, Korean name, hex of the swatch. */
export const colourFamilies = [
  { id: 'black', label: '블랙', hex: '#222326' },
  { id: 'white', label: '화이트', hex: '#f4f3ef' },
  { id: 'gray', label: '그레이', hex: '#9a9da3' },
  { id: 'beige', label: '베이지', hex: '#dccdb4' },
  { id: 'brown', label: '브라운', hex: '#7a5238' },
  { id: 'red', label: '레드', hex: '#c8453a' },
  { id: 'pink', label: '핑크', hex: '#ecb9c0' },
  { id: 'orange', label: '오렌지', hex: '#e8843c' },
  { id: 'yellow', label: '옐로', hex: '#f0cf5b' },
  { id: 'green', label: '그린', hex: '#8fa58f' },
  { id: 'blue', label: '블루', hex: '#7fa6cf' },
  { id: 'navy', label: '네이비', hex: '#33456b' },
  { id: 'purple', label: '퍼플', hex: '#b6a6d8' },
] as const;

/** One of the thirteen families. */
export type ColourFamily = (typeof colourFamilies)[number]['id'];
