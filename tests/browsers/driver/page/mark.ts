/** Begins each line by which a page tells the test of an error. */
export const complaintMark = '[complaint] ';
