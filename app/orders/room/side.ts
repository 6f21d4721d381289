/** On which side of a case somebody stands. */
export type RoomSide = 'customer' | 'staff';
