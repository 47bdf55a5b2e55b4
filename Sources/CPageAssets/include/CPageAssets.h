// The styles and scripts of the pages, built in. SwiftPM's own `embedInCode` makes an array of numbers of
// them, which takes the compiler of Swift a hundred times as long as `#embed` takes that of C.
#ifndef CPAGEASSETS_H
#define CPAGEASSETS_H

// The style element's content in the HTML report, and that of its script; UTF-8 with a null at the end.
const unsigned char *cpa_report_style(void);
const unsigned char *cpa_report_script(void);

// The same for the page of the catalog.
const unsigned char *cpa_catalog_style(void);
const unsigned char *cpa_catalog_script(void);

#endif
