export interface OrderCounts {
  total: number;
  pending: number;
}
