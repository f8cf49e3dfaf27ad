/** A `numeric` column: the driver gives and takes decimal strings, never floats. */
export type Decimal = string;
/** A `date` column, `YYYY-MM-DD`. */
export type IsoDate = string;
