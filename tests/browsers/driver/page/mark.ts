/** Prefix of each line with which a page reports an error to the test. */
export const complaintMark = '[complaint] ';
